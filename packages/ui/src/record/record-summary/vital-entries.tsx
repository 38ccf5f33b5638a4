import {
  readAllergies,
  readDiagnoses,
  type SheetAllergies,
  type SheetAllergy,
  type SheetDiagnosis,
  type SheetVersion,
} from '@careline/core/case-sheets';
import type { QueryState } from '@careline/core/http';
import type { RecordSummary } from '@careline/core/overview';
import { doseText, type IssuedLine, medicineText } from '@careline/core/prescriptions';
import {
  type ImportedEntry,
  isAbsence,
  sectionOfKind,
  VITAL_SECTIONS,
  type VitalSection,
} from '@careline/core/record';
import { useState } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { detailOf, useEntryName } from './entry-text.ts';
import { recordSummaryMessages } from './record-summary.messages.ts';

export interface VitalEntriesProps {
  readonly state: QueryState<RecordSummary>;
  readonly onRetry: () => void;
}

/** What fits beside who it is; the rest on request. */
const FIRST = 5;

/** What is read beside a name: how a medicine is taken, what an allergy does, and what is not certain. */
function useRemarks() {
  const t = useMessages(recordSummaryMessages);
  return (entry: ImportedEntry): readonly string[] =>
    [
      detailOf(entry, 'criticality') === 'high' && t('highRisk'),
      detailOf(entry, 'reaction'),
      detailOf(entry, 'dosage'),
      detailOf(entry, 'certainty'),
      entry.state === 'unknown' && entry.isReadable && t('statusUnknown'),
    ].filter((remark) => typeof remark === 'string');
}

interface ItemProps {
  readonly entry: ImportedEntry;
  readonly isAllergy: boolean;
}

/** An allergy that is one stands out in word, shape and colour; "no known allergy" does not. */
function Item({ entry, isAllergy }: ItemProps) {
  const nameOf = useEntryName();
  const remarks = useRemarks()(entry).join(', ');
  const warns = isAllergy && !isAbsence(entry);
  return (
    <li
      className={`wrap-anywhere flex items-baseline gap-1 ${warns ? 'font-medium text-on-danger-soft' : ''}`}
    >
      {warns && <Icon name="warning" size={16} className="shrink-0 self-center" />}
      <span>
        {nameOf(entry)}
        {remarks && <span className="font-normal text-muted"> ({remarks})</span>}
      </span>
    </li>
  );
}

/** What a prescription of this service says is taken. */
function PrescribedItem({ line }: { readonly line: IssuedLine }) {
  const locale = useLocale();
  return (
    <li className="wrap-anywhere">
      {medicineText(line, locale)} <span className="text-muted">({doseText(line, locale)})</span>
    </li>
  );
}

/** An allergy that was written in the case sheet. */
function WrittenItem({ allergy }: { readonly allergy: SheetAllergy }) {
  const t = useMessages(recordSummaryMessages);
  const { substance, isSevere, isSuspected } = allergy;
  const remarks = [isSevere && t('severe'), isSuspected && t('suspected')].filter(Boolean).join(', ');
  return (
    <li className="wrap-anywhere flex items-baseline gap-1 font-medium text-on-danger-soft">
      <Icon name="warning" size={16} className="shrink-0 self-center" />
      <span>
        {substance}
        {remarks && <span className="font-normal text-muted"> ({remarks})</span>}
      </span>
    </li>
  );
}

/** A diagnosis that was written in the case sheet. */
function DiagnosisItem({ diagnosis }: { readonly diagnosis: SheetDiagnosis }) {
  const t = useMessages(recordSummaryMessages);
  const { term, code, isProvisional } = diagnosis;
  const remarks = [code, isProvisional && t('provisional')].filter(Boolean).join(', ');
  return (
    <li className="wrap-anywhere">
      {term}
      {remarks && <span className="text-muted"> ({remarks})</span>}
    </li>
  );
}

/** Somebody asked, and there is none: a statement with its author, which is not the same as nothing recorded. */
function NoneKnown({ version }: { readonly version: SheetVersion }) {
  const formatDate = useFormatDate();
  const t = useMessages(recordSummaryMessages);
  const { author, at } = version;
  return <p className="text-sm">{t('noneKnown', { name: author.name, day: formatDate(at) })}</p>;
}

const NOTHING_WRITTEN: SheetAllergies = { allergies: [], noneKnown: undefined };

/** A line of the card on a phone, a column of it where there is room. */
const PART = 'flex min-w-0 flex-wrap items-baseline gap-x-2 px-3 py-1.5 @lg:flex-col';

interface PartProps {
  readonly section: VitalSection;
  readonly summary: RecordSummary;
}

function Part({ section, summary }: PartProps) {
  const t = useMessages(recordSummaryMessages);
  const [all, setAll] = useState(false);
  const entries = summary.entries.filter(({ kind }) => sectionOfKind(kind) === section);
  const prescribed = section === 'MEDICATIONS' ? (summary.prescribed ?? []) : [];
  const inForce = summary.sections.find((one) => one.section === section)?.inForce ?? entries.length;
  const { diagnosisSheet } = summary;
  const diagnoses = section === 'DIAGNOSIS' && diagnosisSheet ? readDiagnoses(diagnosisSheet) : [];
  const count = inForce + prescribed.length + diagnoses.length;
  const isAllergy = section === 'ALLERGIES';
  const { allergySheet } = summary;
  const written = isAllergy && allergySheet ? readAllergies(allergySheet) : NOTHING_WRITTEN;
  const shown = all ? entries : entries.slice(0, FIRST);
  const warns = isAllergy && (written.allergies.length > 0 || entries.some((entry) => !isAbsence(entry)));
  const total = count + written.allergies.length;
  const beyond = inForce - entries.length;
  return (
    <div className={`${PART} ${warns ? 'bg-danger-soft' : ''}`}>
      <dt className="font-medium text-sm">
        {t(section)}
        {total > 0 && <span className="text-muted tabular-nums"> {total}</span>}
      </dt>
      <dd className="min-w-0">
        {written.noneKnown && <NoneKnown version={written.noneKnown} />}
        {total === 0 && entries.length === 0 && !written.noneKnown && (
          <p className="text-muted text-sm">{t(isAllergy ? 'noAllergies' : 'none')}</p>
        )}
        <ul
          aria-label={t(section)}
          className={`flex gap-0.5 text-sm empty:hidden ${all ? 'flex-col' : 'flex-wrap gap-x-3 @lg:flex-col'}`}
        >
          {written.allergies.map((allergy) => (
            <WrittenItem key={allergy.id} allergy={allergy} />
          ))}
          {diagnoses.map((diagnosis) => (
            <DiagnosisItem key={diagnosis.id} diagnosis={diagnosis} />
          ))}
          {prescribed.map((line) => (
            <PrescribedItem key={line.id} line={line} />
          ))}
          {shown.map((entry) => (
            <Item key={entry.id} entry={entry} isAllergy={isAllergy} />
          ))}
        </ul>
        {shown.length < entries.length && (
          <Button
            variant="quiet"
            size="small"
            icon="expand_more"
            className="-ms-3"
            onClick={() => setAll(true)}
          >
            {t('more', { count: entries.length })}
          </Button>
        )}
        {beyond > 0 && all && <p className="text-muted text-sm">{t('beyond', { count: beyond })}</p>}
      </dd>
    </div>
  );
}

/**
 * What is to be reckoned with before anything is given, advised or booked. Where nothing is known it says so: that is not
 * the same as there being nothing.
 */
export function VitalEntries({ state, onRetry }: VitalEntriesProps) {
  const t = useMessages(recordSummaryMessages);
  if (state.phase === 'failed') {
    return <RequestFailed title={t('failed')} onRetry={onRetry} error={state.error} />;
  }
  return (
    <section aria-label={t('region')} aria-busy={state.phase === 'loading'} className="@container">
      <dl className="grid grid-cols-1 overflow-clip rounded-card border border-line bg-raised @lg:grid-cols-3">
        {VITAL_SECTIONS.map((section) =>
          state.phase === 'ready' ? (
            <Part key={section} section={section} summary={state.value} />
          ) : (
            <div key={section} className={PART}>
              <dt className="font-medium text-sm">{t(section)}</dt>
              <dd className="w-32">
                <Skeleton />
              </dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
