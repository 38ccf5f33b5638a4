import { listToDispense, type ToDispense } from '@careline/core/internal/prescriptions';
import { type ReactNode, useId } from 'react';
import { useEncounterTimes } from '../../../encounters/encounter-words/index.ts';
import { RequestFailed, useQuery } from '../../../http/index.ts';
import { useLive } from '../../../live/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { useNavigation } from '../../../navigation/index.ts';
import { usePatientIdentity } from '../../../patients/patient-identity/index.ts';
import { buttonClass } from '../../../primitives/button/index.ts';
import { GroupHead, ListRow, PersonLink, RowFact, RowText } from '../../../primitives/list-row/index.ts';
import { Skeleton } from '../../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../../provider/index.ts';
import { toDispenseMessages } from './to-dispense.messages.ts';

export interface ToDispenseListProps {
  /** Returns the address of a patient's medicines, or undefined for users who may not open them. */
  readonly patientAddress: (vitaId: string) => string | undefined;
  readonly encounterAddress: (id: string) => string;
  /** Starts a visit in which the medicines can be dispensed, if there is none. */
  readonly startVisit?: ((prescription: ToDispense) => ReactNode) | undefined;
}

interface RowProps extends ToDispenseListProps {
  readonly prescription: ToDispense;
}

function Row({ prescription, patientAddress, encounterAddress, startVisit }: RowProps) {
  const t = useMessages(toDispenseMessages);
  const { link } = useNavigation();
  const { when } = useEncounterTimes();
  const { patient, gender, birthDate, vitaId, encounterId, medicines, warnings } = prescription;
  const { name, age, uhid } = usePatientIdentity()({
    appUserInfo: { name: patient.name, gender },
    birthDate,
    uhid: patient.uhid,
  });
  const address = patientAddress(vitaId);
  const visit = encounterId === null ? undefined : link(encounterAddress(encounterId));
  const signed = t('signed', { when: when(prescription.signedAt), name: prescription.signer.name });
  return (
    <ListRow className="@max-2xl:flex-wrap @max-2xl:gap-y-0 @max-2xl:py-1">
      <span className="w-40 shrink-0 @max-2xl:min-w-0 @max-2xl:flex-1">
        <PersonLink name={name} link={address === undefined ? undefined : link(address)} />
      </span>
      <RowFact className="w-44 @max-2xl:w-auto" title={uhid}>
        {age}, <span translate="no">{uhid}</span>
      </RowFact>
      <span className="shrink-0 whitespace-nowrap tabular-nums">{t('medicines', { count: medicines })}</span>
      {warnings > 0 && (
        <span className="shrink-0 whitespace-nowrap font-medium text-on-warning-soft tabular-nums">
          {t('warnings', { count: warnings })}
        </span>
      )}
      <RowText whole={signed} className="text-muted text-xs @max-2xl:basis-2/3">
        {signed}
      </RowText>
      {visit ? (
        <a
          href={visit.href}
          onClick={visit.onClick}
          aria-label={t('dispenseFor', { name })}
          className={buttonClass({ size: 'row' })}
        >
          {t('dispense')}
        </a>
      ) : (
        startVisit?.(prescription)
      )}
    </ListRow>
  );
}

/** The facility's signed prescriptions that are not dispensed, oldest first. */
export function ToDispenseList(props: ToDispenseListProps) {
  const http = useHttp();
  const t = useMessages(toDispenseMessages);
  const id = useId();
  const { state, retry, refresh } = useQuery(
    [http],
    (signal) => http.call(listToDispense, { query: {}, signal }),
    { endpoint: listToDispense.name },
  );
  useLive(['prescriptions', 'encounters'], refresh);
  const found = state.phase === 'ready' ? state.value : undefined;
  return (
    <section aria-labelledby={id} className="@container" aria-busy={state.phase === 'loading'}>
      <GroupHead id={id} count={found?.data.length}>
        {t('title')}
      </GroupHead>
      {state.phase === 'loading' && (
        <>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton shape="row" lines={4} />
        </>
      )}
      {state.phase === 'failed' && <RequestFailed title={t('failed')} onRetry={retry} error={state.error} />}
      {found?.data.length === 0 && <p className="px-3 py-2 text-muted text-sm">{t('none')}</p>}
      {found && found.data.length > 0 && (
        <ul aria-labelledby={id}>
          {found.data.map((prescription) => (
            <Row key={prescription.prescriptionId} {...props} prescription={prescription} />
          ))}
        </ul>
      )}
      {found?.hasMore && <p className="px-3 py-2 text-muted text-xs">{t('hasMore')}</p>}
    </section>
  );
}
