import type { PatientMatch } from '@careline/core/internal/patients';
import { findForMerge, listMergeCandidates } from '@careline/core/internal/patients/duplicates';
import type { Duplicate } from '@careline/core/internal/patients/registration';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button, buttonClass } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { TextField } from '@careline/ui/primitives/text-field';
import { type FormEvent, useState } from 'react';
import { SETTINGS_PATHS } from '../../../administration/settings-paths.ts';
import { useConsole } from '../../../console-context.tsx';
import { duplicatesMessages } from '../patients.messages.ts';
import { PatientLine } from './patient-line.tsx';

const ROW =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3 last:border-b-0';

function CandidateRow({
  patient,
  candidate,
}: {
  readonly patient: PatientMatch;
  readonly candidate: Duplicate;
}) {
  const t = useMessages(duplicatesMessages);
  const { link } = useNavigation();
  const { name } = candidate.appUserInfo;
  const fits = candidate.fits.map((fit) =>
    fit === 'phone' || fit === 'name' || fit === 'birthDate' || fit === 'uhid' ? t(`fit.${fit}`) : fit,
  );
  return (
    <li className={ROW}>
      <div className="min-w-0">
        <PatientLine patient={candidate} />
        <p className="font-medium text-sm">{t('fits', { what: fits.join(', ') })}</p>
      </div>
      <a
        className={buttonClass({ variant: 'primary', size: 'small' })}
        {...link(SETTINGS_PATHS.compare(patient.vitaId, candidate.vitaId))}
      >
        <span aria-hidden="true">{t('compare')}</span>
        <span className="sr-only">{t('compareWho', { name, other: patient.appUserInfo.name })}</span>
      </a>
    </li>
  );
}

/** Possible duplicates of one patient. */
function Candidates({ patient }: { readonly patient: PatientMatch }) {
  const t = useMessages(duplicatesMessages);
  const { http } = useConsole();
  const { vitaId, appUserInfo } = patient;
  const { state, retry } = useQuery(
    [vitaId],
    async (signal) => (await http.call(listMergeCandidates, { query: { vitaId }, signal })).data,
  );
  const title = t('candidates', { name: appUserInfo.name });
  return (
    <Card>
      <h2 className="font-semibold text-lg">{title}</h2>
      {state.phase === 'loading' && <Skeleton shape="row" lines={2} />}
      {state.phase === 'failed' && <RequestFailed title={t('failed')} error={state.error} onRetry={retry} />}
      {state.phase === 'ready' && (
        <>
          <p role="status" className="text-muted">
            {state.value.length === 0 && t('noCandidates')}
          </p>
          <ul aria-label={title}>
            {state.value.map((candidate) => (
              <CandidateRow key={candidate.vitaId} patient={patient} candidate={candidate} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

interface FoundProps {
  readonly text: string;
  readonly chosen: PatientMatch | undefined;
  readonly onChoose: (patient: PatientMatch) => void;
}

function Found({ text, chosen, onChoose }: FoundProps) {
  const t = useMessages(duplicatesMessages);
  const { http } = useConsole();
  const { state, retry } = useQuery(
    [text],
    async (signal) => (await http.call(findForMerge, { body: { text }, signal })).data,
  );
  if (state.phase === 'loading') return <Skeleton shape="row" lines={2} />;
  if (state.phase === 'failed')
    return <RequestFailed title={t('failed')} error={state.error} onRetry={retry} />;
  return (
    <>
      <p role="status" className="text-muted">
        {state.value.length === 0 && t('nobody')}
      </p>
      <ul aria-label={t('found')}>
        {state.value.map((patient) => (
          <li key={patient.vitaId} className={ROW}>
            <PatientLine patient={patient} />
            <Button
              size="small"
              aria-pressed={chosen?.vitaId === patient.vitaId}
              aria-label={t('lookWho', { name: patient.appUserInfo.name })}
              onClick={() => onChoose(patient)}
            >
              {t('look')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

const MIN_LETTERS = 2;

/** Finds a patient and their possible duplicates. Search text never appears in an address. */
export function DuplicateSearch() {
  const t = useMessages(duplicatesMessages);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [short, setShort] = useState(false);
  const [chosen, setChosen] = useState<PatientMatch>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    setShort(wanted.length < MIN_LETTERS);
    if (wanted.length < MIN_LETTERS) return;
    setChosen(undefined);
    setAsked(wanted);
  };
  return (
    <>
      <Card>
        <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 max-w-md grow">
            <TextField
              label={t('find')}
              hint={t('findHint')}
              value={text}
              error={short ? t('typeMore') : undefined}
              onChange={setText}
              type="search"
              autoComplete="off"
              maxLength={120}
            />
          </div>
          <Button type="submit" variant="primary" icon="search">
            {t('search')}
          </Button>
        </form>
        {asked !== '' && <Found key={asked} text={asked} chosen={chosen} onChoose={setChosen} />}
      </Card>
      {chosen && <Candidates key={chosen.vitaId} patient={chosen} />}
    </>
  );
}
