import type { Gfr } from '@careline/core/internal/assessments';
import { flagLabel, gfrCategory } from '@careline/core/internal/clinical';
import { formatReading, isPartlyKnownDate } from '@careline/core/internal/formatting';
import type { QueryState } from '@careline/core/internal/http';
import type { RecordSummary } from '@careline/core/internal/overview';
import { isOneNumber, type Patient, phoneText } from '@careline/core/internal/patients';
import { summarizeLine } from '@careline/core/internal/trends';
import type { ReactNode } from 'react';
import { useFormatEpochDate, useLocale, useMessages } from '../../messages/index.ts';
import {
  EmergencyTag,
  languageName,
  MaternityTag,
  PatientWarnings,
} from '../../patients/patient-header/index.ts';
import { PatientTags, usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { MeasuredText } from '../../primitives/untranslated/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import type { ReadingsModel } from '../../readings/readings-viewer/index.ts';
import { useAllergyStanding } from '../record-summary/index.ts';
import { visitStripMessages } from './visit-strip.messages.ts';

/** Facts about the patient that are loaded separately. Undefined for users who may not read them. */
export interface VisitFacts {
  readonly summary: QueryState<RecordSummary> | undefined;
  /** Readings, once loaded. */
  readonly model: ReadingsModel | undefined;
  /** Newest eGFR, once loaded; null if there is none. */
  readonly gfr: Gfr | null | undefined;
}

export interface VisitStripProps {
  readonly patient: Patient | undefined;
  readonly facts: VisitFacts;
  /** A link back to the list. */
  readonly back: ReactNode;
  /** Shown before the actions, such as how long the visit has lasted. */
  readonly timer: ReactNode;
  readonly actions: ReactNode;
  /** Shown after the patient's tags, such as a button that edits them. */
  readonly besideTags?: ReactNode;
  /** Opens the list of open alerts. */
  readonly onAlerts: () => void;
}

type Tone = 'danger' | 'warning';

const TONES: Readonly<Record<Tone, string>> = {
  danger: 'font-semibold text-danger',
  warning: 'font-semibold text-warning',
};

interface FactProps {
  readonly label: string;
  readonly tone?: Tone | undefined;
  /** The whole text, for values that are cut. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

function Fact({ label, tone, title, children }: FactProps) {
  return (
    <div className="min-w-0 shrink-0">
      <dt className="whitespace-nowrap text-muted text-xs leading-4">{label}</dt>
      <dd
        title={title}
        className={`flex max-w-44 items-center gap-1 text-sm leading-5 tabular-nums ${tone ? TONES[tone] : ''}`}
      >
        {tone && <Icon name={tone === 'danger' ? 'error' : 'warning'} size={16} className="shrink-0" />}
        <span className="truncate">{children}</span>
      </dd>
    </div>
  );
}

function Weight({ model }: { readonly model: ReadingsModel }) {
  const timeZone = useTimeZone();
  const formatEpochDate = useFormatEpochDate();
  const t = useMessages(visitStripMessages);
  const [line] = model.trends.find(({ definition }) => definition.key === 'weight')?.lines ?? [];
  const last = line && summarizeLine(line, model.flags)?.last;
  return (
    <Fact label={t('weight')}>
      {last ? (
        <MeasuredText>
          {t('weightOn', {
            weight: formatReading(last.shown.text, last.shown.unit),
            date: formatEpochDate(last.at, { timeZone }),
          })}
        </MeasuredText>
      ) : (
        <span className="text-muted">{t('noWeight')}</span>
      )}
    </Fact>
  );
}

function Allergies({ state }: { readonly state: QueryState<RecordSummary> }) {
  const t = useMessages(visitStripMessages);
  const standingOf = useAllergyStanding();
  if (state.phase === 'loading') return null;
  if (state.phase === 'failed')
    return (
      <Fact label={t('allergies')} tone="warning">
        {t('allergiesfailed')}
      </Fact>
    );
  const { kind, names } = standingOf(state.value);
  const named = names.join(', ');
  if (kind === 'named')
    return (
      <Fact label={t('allergies')} tone="danger" title={named}>
        {named}
      </Fact>
    );
  const words = t(`allergies${kind}`, { names: named });
  return (
    <Fact label={t('allergies')} tone={kind === 'asked' ? undefined : 'warning'} title={words}>
      {words}
    </Fact>
  );
}

function Kidney({ gfr }: { readonly gfr: Gfr | null }) {
  const timeZone = useTimeZone();
  const formatEpochDate = useFormatEpochDate();
  const t = useMessages(visitStripMessages);
  const locale = useLocale();
  if (!gfr)
    return (
      <Fact label={t('kidney')}>
        <span className="text-muted">{t('noKidney')}</span>
      </Fact>
    );
  // With an unknown sex there are two values; the lower one is the careful one.
  const category = gfrCategory(Math.min(...gfr.values));
  const tone = { G1: undefined, G2: undefined, G3a: 'warning', G3b: 'warning', G4: 'danger', G5: 'danger' };
  return (
    <Fact
      label={t('kidney')}
      tone={tone[category] as Tone | undefined}
      title={flagLabel(`kdigo:${category}`, locale)}
    >
      {gfr.values.join('–')} · {formatEpochDate(gfr.at, { timeZone })}
    </Fact>
  );
}

function Alerts({ patient, onAlerts }: Pick<VisitStripProps, 'onAlerts'> & { readonly patient: Patient }) {
  const t = useMessages(visitStripMessages);
  const { alerts = [], openSigns = [] } = patient;
  const count = alerts.length + openSigns.length;
  if (count === 0)
    return (
      <Fact label={t('alerts')}>
        <span className="text-muted">{t('noAlerts')}</span>
      </Fact>
    );
  const isCritical = openSigns.length > 0 || alerts.some(({ level }) => level === 'critical');
  return (
    <Fact label={t('alerts')} tone={isCritical ? 'danger' : 'warning'}>
      <button type="button" className="underline" onClick={onAlerts}>
        {t('alertsOpen', { count })}
      </button>
    </Fact>
  );
}

/** Warnings, emergency access, pregnancy, a recent birth or breast-feeding, and tags; otherwise empty. */
function Tags({ patient, besideTags }: Pick<VisitStripProps, 'besideTags'> & { readonly patient: Patient }) {
  const t = useMessages(visitStripMessages);
  return (
    <div className="flex flex-wrap gap-1 empty:hidden">
      <PatientWarnings patient={patient} />
      <EmergencyTag until={patient.emergencyUntil} />
      <MaternityTag patient={patient} />
      {patient.facts?.breastfeeding?.breastfeeding && <StatusTag tone="info">{t('breastfeeding')}</StatusTag>}
      <PatientTags tags={patient.tags} most={2}>
        {besideTags}
      </PatientTags>
    </div>
  );
}

function Identity({ patient }: { readonly patient: Patient }) {
  const t = useMessages(visitStripMessages);
  const locale = useLocale();
  const { name, age, gender, uhid, born } = usePatientIdentity()(patient);
  const isAbout = patient.birthDate !== null && isPartlyKnownDate(patient.birthDate);
  const languages = patient.languages.map((code) => languageName(code, locale)).join(', ');
  const phone = patient.phones.find(({ stopped, value }) => !stopped && isOneNumber(value));
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-baseline gap-2 leading-6">
        <h1 className="min-w-0 break-words font-semibold text-base">
          <bdi translate="no">{name}</bdi>
        </h1>
        <span title={born} className="@max-lg:hidden shrink-0 text-sm">
          {age}, {gender}
          {isAbout && <span className="text-muted"> · {born}</span>}
        </span>
      </div>
      <p className="truncate text-muted text-xs leading-4 tabular-nums">
        <span className="@lg:hidden">
          {age}, {gender}
          {' · '}
        </span>
        <span translate="no">{uhid}</span>
        {languages && ` · ${languages}`}
        {' · '}
        {phone ? <span translate="no">{phoneText(phone.value)}</span> : t('noPhone')}
      </p>
    </div>
  );
}

/** Who the visit is about, and what must not be forgotten while it lasts: always visible, 56 pixels high at a desk. */
export function VisitStrip(props: VisitStripProps) {
  const t = useMessages(visitStripMessages);
  const { patient, facts, back, timer, actions, besideTags, onAlerts } = props;
  const { summary, model, gfr } = facts;
  return (
    <section
      aria-label={t('region')}
      aria-busy={patient === undefined}
      className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-raised px-2 py-1 @min-[58rem]:flex-nowrap"
    >
      <div className="flex min-w-48 flex-1 items-center gap-2 @min-[58rem]:min-w-56">
        {back}
        {patient ? (
          <Identity patient={patient} />
        ) : (
          <div className="w-48">
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton lines={2} />
          </div>
        )}
      </div>
      <div className="shrink-0 @min-[58rem]:order-2">{timer}</div>
      {patient && (
        <>
          <Tags patient={patient} besideTags={besideTags} />
          <dl className="order-last flex min-w-0 basis-full flex-wrap items-center gap-x-3 gap-y-1 @min-[58rem]:order-1 @min-[58rem]:basis-auto">
            {model && <Weight model={model} />}
            {summary && <Allergies state={summary} />}
            {gfr !== undefined && <Kidney gfr={gfr} />}
            <Alerts patient={patient} onAlerts={onAlerts} />
          </dl>
        </>
      )}
      <div
        className="flex shrink-0 items-center justify-end gap-2 @max-lg:basis-full @min-[58rem]:order-3"
        data-print="hidden"
      >
        {actions}
      </div>
    </section>
  );
}
