import {
  type Encounter,
  HEALTH_CHECK_PACKAGES,
  healthCheckPackageLabel,
  isOpenStatus,
  packageContent,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import { BOOKS_ENCOUNTERS, decideRight, patientPath, READS_RECORD } from '@careline/core/internal/navigation';
import { EncounterStatusTag } from '@careline/ui/encounters/encounter-words';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { Untranslated } from '@careline/ui/primitives/untranslated';
import { VisuallyHidden } from '@careline/ui/primitives/visually-hidden';
import { useConsole } from '../../../console-context.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { healthChecksMessages } from './health-checks.messages.ts';
import type { CheckAction } from './use-check-change.ts';
import { useCheckTimes } from './use-check-times.ts';

export interface CheckRowProps {
  readonly check: Encounter;
  /** The patient's name if the list is for one patient; rows then show days instead of patients. */
  readonly ofPatient?: string | undefined;
  readonly onAction: (action: CheckAction, check: Encounter) => void;
}

function PatientOfCheck({ check }: Pick<CheckRowProps, 'check'>) {
  const { link } = useNavigation();
  const mayOpen = decideRight(READS_RECORD, useProfile().scopes).allowed;
  const { patient, vitaId } = check;
  const name = patient?.name ?? '–';
  return (
    <div className="min-w-0">
      {mayOpen ? (
        <a
          translate="no"
          {...link(patientPath(vitaId, 'encounters'))}
          className="wrap-anywhere font-medium text-ink hover:underline"
        >
          {name}
        </a>
      ) : (
        <span translate="no" className="wrap-anywhere font-medium">
          {name}
        </span>
      )}
      {patient?.uhid && (
        <p translate="no" className="text-muted text-xs tabular-nums">
          {patient.uhid}
        </p>
      )}
    </div>
  );
}

function What({ check }: Pick<CheckRowProps, 'check'>) {
  const t = useMessages(healthChecksMessages);
  const locale = useLocale();
  const { config } = useConsole();
  const service = serviceTypeLabel(check.serviceType, { partner: config.retailPartner, locale });
  const usual = HEALTH_CHECK_PACKAGES.some(
    (key) => key === check.package && packageContent(key).serviceTypes[0] === check.serviceType,
  );
  return (
    <div className="min-w-0">
      <p>{check.package ? healthCheckPackageLabel(check.package, locale) : service}</p>
      {check.package && !usual && <p className="wrap-anywhere text-muted text-xs">{service}</p>}
      {check.reason && (
        <p className="wrap-anywhere text-muted text-xs">{t('note', { note: check.reason })}</p>
      )}
    </div>
  );
}

function Actions({ check, ofPatient, onAction }: CheckRowProps) {
  const t = useMessages(healthChecksMessages);
  const { when, dayOf, today } = useCheckTimes();
  const { scopes } = useProfile();
  const open = isOpenStatus(check.status) && decideRight(BOOKS_ENCOUNTERS, scopes).allowed;
  const isDue = dayOf(check.period.start) <= today();
  const name = ofPatient ?? check.patient?.name ?? '–';
  const actions: readonly (readonly [CheckAction, boolean])[] = [
    ['done', open && isDue],
    ['move', open],
    ['cancel', open],
    ['events', true],
  ];
  const of = (action: CheckAction) => t('actionOf', { action: t(action), name, ...when(check.period.start) });
  return (
    <div data-print="hidden" className="flex flex-wrap gap-2 sm:justify-end">
      {actions.map(
        ([action, offered]) =>
          offered && (
            <Button
              key={action}
              size="small"
              variant={action === 'done' || action === 'move' ? 'secondary' : 'quiet'}
              onClick={() => onAction(action, check)}
            >
              <span aria-hidden="true">{t(action)}</span>
              <VisuallyHidden>
                <Untranslated parts={[name]}>{of(action)}</Untranslated>
              </VisuallyHidden>
            </Button>
          ),
      )}
    </div>
  );
}

/** Stacked on a phone; aligned columns where there is room. */
const ROW =
  'grid grid-cols-1 items-center gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)_auto] @5xl:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1.3fr)_8rem_22rem]';

/** One booked check: time, patient, service, status and actions. */
export function CheckRow(props: CheckRowProps) {
  const { check, ofPatient } = props;
  const t = useMessages(healthChecksMessages);
  const { when, time } = useCheckTimes();
  const { start, end } = check.period;
  const range = end ? t('timeRange', { from: time(start), to: time(end) }) : time(start);
  return (
    <li data-print="together" className={`${ROW} border-line border-b px-4 py-3 last:border-b-0`}>
      <p className="font-medium tabular-nums sm:col-start-1 sm:row-start-1">
        {ofPatient ? t('when', when(start)) : range}
      </p>
      <div className={`min-w-0 sm:col-start-2 sm:row-start-1 ${ofPatient ? '@5xl:col-span-2' : ''}`}>
        {ofPatient ? <What check={check} /> : <PatientOfCheck check={check} />}
      </div>
      {!ofPatient && (
        <div className="min-w-0 sm:col-span-2 sm:col-start-2 sm:row-start-2 @5xl:col-span-1 @5xl:col-start-3 @5xl:row-start-1">
          <What check={check} />
        </div>
      )}
      <div className="sm:col-start-3 sm:row-start-1 @5xl:col-start-4">
        <EncounterStatusTag status={check.status} />
      </div>
      <div className="sm:col-span-3 sm:col-start-1 sm:row-start-3 @5xl:col-span-1 @5xl:col-start-5 @5xl:row-start-1">
        <Actions {...props} />
      </div>
    </li>
  );
}
