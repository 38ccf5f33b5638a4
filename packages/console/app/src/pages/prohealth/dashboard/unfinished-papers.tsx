import { patientPath } from '@careline/core/internal/navigation';
import { readPatient } from '@careline/core/internal/patients';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { usePatientIdentity } from '@careline/ui/patients/patient-identity';
import { Button } from '@careline/ui/primitives/button';
import { GroupHead, ListRow, PersonLink, RowFact, RowText } from '@careline/ui/primitives/list-row';
import { useNow } from '@careline/ui/provider';
import { useId } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useUnsent } from '../../../unsent/use-unsent.ts';
import { useTimeWords } from './call-section.tsx';
import { todayMessages } from './today.messages.ts';

/** Drafts that a doctor signs or saves, and the tab of the record where that happens. */
const PAPERS = {
  prescription: { words: 'unsignedPrescription', tab: 'medicines' },
  'case-sheet': { words: 'unfinishedNote', tab: 'record' },
} as const;

const isPaper = (callType: string): callType is keyof typeof PAPERS => Object.hasOwn(PAPERS, callType);

/** The most recent papers that are listed. */
const MAX_PAPERS = 20;

/** Reads the user's unsigned prescriptions and unfinished notes on this device, the newest first. */
function usePapers() {
  const { http } = useConsole();
  const unsent = useUnsent();
  const drafts = unsent === 'opening' ? undefined : unsent?.drafts;
  return useQuery(
    [http, drafts],
    async (signal) => {
      const found = (await drafts?.list()) ?? [];
      const papers = found
        .filter(({ callType }) => isPaper(callType))
        .toSorted((one, other) => other.savedAt - one.savedAt)
        .slice(0, MAX_PAPERS);
      return Promise.all(
        papers.map(async ({ id, patient: vitaId, callType, savedAt }) => ({
          id,
          vitaId,
          // One patient who cannot be read must not hide the papers of the others.
          patient: await readPatient(http, vitaId, signal).catch(() => undefined),
          kind: callType as keyof typeof PAPERS,
          savedAt,
        })),
      );
    },
    { isAsked: drafts !== undefined },
  );
}

export interface UnfinishedPapersProps {
  /** Whether the user may open the record, where papers are signed. */
  readonly opensRecords: boolean;
}

/** Prescriptions that are not signed and notes that are not saved. Renders nothing if there are none. */
export function UnfinishedPapers({ opensRecords }: UnfinishedPapersProps) {
  const t = useMessages(todayMessages);
  const { link } = useNavigation();
  const now = useNow();
  const whenOf = useTimeWords({ facts: undefined, now: now() });
  const identityOf = usePatientIdentity();
  const { state, retry } = usePapers();
  const id = useId();
  if (state.phase === 'failed')
    return <RequestFailed title={t('papersFailed')} onRetry={retry} error={state.error} />;
  const papers = state.phase === 'ready' ? state.value : [];
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby={id} className="@container">
      <GroupHead id={id} count={papers.length}>
        {t('papers')}
      </GroupHead>
      <ul aria-labelledby={id}>
        {papers.map(({ id: draftId, vitaId, patient, kind, savedAt }) => {
          const identity = patient && identityOf(patient);
          return (
            <ListRow key={draftId}>
              <span className="w-40 shrink-0">
                <PersonLink
                  name={identity?.name ?? t('patientNotLoaded')}
                  link={opensRecords ? link(patientPath(vitaId, PAPERS[kind].tab)) : undefined}
                  coversRow
                />
              </span>
              {identity && (
                <RowFact className="w-44 @max-2xl:w-auto" title={identity.uhid}>
                  {identity.age}, {identity.uhid}
                </RowFact>
              )}
              <RowText>{t(PAPERS[kind].words)}</RowText>
              <RowFact numeric>{whenOf(Math.floor(savedAt / 1000))}</RowFact>
            </ListRow>
          );
        })}
      </ul>
      {papers.some(({ patient }) => !patient) && (
        <Button size="row" icon="refresh" onClick={retry}>
          {t('loadPatientsAgain')}
        </Button>
      )}
    </section>
  );
}
