import { isCritical } from '@careline/core/internal/finishing';
import { listOwnOpenItems, type PatientItems } from '@careline/core/internal/overview';
import { useId, useState } from 'react';
import { RequestFailed, useQuery } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { GroupHead, ListRow, PersonLink, RowFact, RowText } from '../../primitives/list-row/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useItemWords } from '../item-words/index.ts';
import { ownItemsMessages } from './own-items.messages.ts';

export interface OwnItemsProps {
  /** Returns the address of a patient's record, or undefined for users who may not open it. */
  readonly patientAddress: (vitaId: string) => string | undefined;
}

interface PatientRowProps extends OwnItemsProps {
  readonly patient: PatientItems;
}

/** A patient with the most urgent item, and how many more there are. */
function PatientRow({ patient, patientAddress }: PatientRowProps) {
  const t = useMessages(ownItemsMessages);
  const { link } = useNavigation();
  const wordsOf = useItemWords();
  const { vitaId, birthDate, uhid, gender, items } = patient;
  const identity = usePatientIdentity()({ appUserInfo: { name: patient.name, gender }, birthDate, uhid });
  const address = patientAddress(vitaId);
  const [first, ...others] = items;
  if (!first) return null;
  const words = t('item', { ...wordsOf(first) });
  return (
    <ListRow urgent={isCritical(first)} className="@max-2xl:flex-wrap @max-2xl:gap-y-0 @max-2xl:py-1">
      <span className="w-40 shrink-0 @max-2xl:min-w-0 @max-2xl:flex-1">
        <PersonLink name={identity.name} link={address === undefined ? undefined : link(address)} coversRow />
      </span>
      <RowFact className="w-44 @max-2xl:w-auto" title={identity.uhid}>
        {identity.age}, {identity.uhid}
      </RowFact>
      <RowText
        whole={words}
        className={`@max-2xl:basis-[calc(100%-6rem)] ${isCritical(first) ? 'whitespace-normal font-medium text-danger' : ''}`}
      >
        {words}
      </RowText>
      {others.length > 0 && <RowFact>{t('more', { count: others.length })}</RowFact>}
    </ListRow>
  );
}

/** Rows at first. Patients with critical items come first, so the rest can wait for a press. */
const FIRST = 20;

/** Alerts, danger signs, results to review and queries of the care provider's own patients, a row for each patient. */
export function OwnItems({ patientAddress }: OwnItemsProps) {
  const http = useHttp();
  const t = useMessages(ownItemsMessages);
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { state, retry, refresh } = useQuery(
    [http],
    (signal) => http.call(listOwnOpenItems, { query: {}, signal }),
    { endpoint: listOwnOpenItems.name },
  );
  useLive(['alerts', 'labs', 'prescriptions', 'tasks'], refresh);
  const found = state.phase === 'ready' ? state.value : undefined;
  const shown = isWhole ? found?.data : found?.data.slice(0, FIRST);
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
      {shown && shown.length > 0 && (
        <ul aria-labelledby={id}>
          {shown.map((patient) => (
            <PatientRow key={patient.vitaId} patient={patient} patientAddress={patientAddress} />
          ))}
        </ul>
      )}
      {found && shown && shown.length < found.data.length && (
        <Button size="small" variant="quiet" icon="expand_more" onClick={() => setWhole(true)}>
          {t('showAll', { count: found.data.length })}
        </Button>
      )}
      {found?.hasMore && <p className="px-3 py-2 text-muted text-xs">{t('hasMore')}</p>}
    </section>
  );
}
