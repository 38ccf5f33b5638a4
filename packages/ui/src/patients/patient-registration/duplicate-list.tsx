import { isoDay } from '@careline/core/internal/formatting';
import type { PatientMatch } from '@careline/core/internal/patients';
import type { Duplicate } from '@careline/core/internal/patients/registration';
import { searchedElsewhere } from '@careline/core/internal/patients/registration-form';
import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { patientIdentityMessages, usePatientIdentity } from '../patient-identity/index.ts';
import type { RegistrationSurroundings } from './registration-surroundings.ts';
import { registrationDoubtsMessages } from './words/words.messages.ts';

type CandidateProps = Pick<RegistrationSurroundings, 'onOpenPatient'> & {
  readonly patient: PatientMatch & Partial<Pick<Duplicate, 'fits'>>;
};

/** Lists what matches. Unknown reasons are shown as the server sent them. */
function useFits(): (fits: readonly string[]) => string {
  const t = useMessages(registrationDoubtsMessages);
  const word = (code: string): string =>
    code === 'uhid' || code === 'phone' || code === 'name' || code === 'birthDate' ? t(code) : code;
  return (fits) => t('fits', { what: fits.map(word).join(', ') });
}

function Candidate({ patient, onOpenPatient }: CandidateProps) {
  const t = useMessages(registrationDoubtsMessages);
  const i = useMessages(patientIdentityMessages);
  const fitsText = useFits();
  const { name, age, gender, born, uhid } = usePatientIdentity()(patient);
  const { phoneEnding, fits = [], vitaId } = patient;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-current/25 border-t py-2">
      <div className="min-w-0">
        <p>
          <bdi translate="no" className="break-words font-semibold">
            {name}
          </bdi>
          , {age}, {gender}
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm tabular-nums">
          <span translate="no">{uhid}</span>
          <span>{born}</span>
          <span>{phoneEnding ? i('phoneEnding', { digits: phoneEnding }) : i('noPhone')}</span>
          {fits.length > 0 && <span className="font-medium">{fitsText(fits)}</span>}
        </p>
      </div>
      {onOpenPatient && (
        <Button size="small" aria-label={t('openWho', { name })} onClick={() => onOpenPatient(vitaId)}>
          {t('open')}
        </Button>
      )}
    </li>
  );
}

function Warning({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section
      aria-label={title}
      className="flex gap-3 rounded-card border border-current/25 bg-warning-soft p-4 text-on-warning-soft"
    >
      <Icon name="warning" size={24} />
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </section>
  );
}

function Candidates(props: RegistrationSurroundings) {
  const t = useMessages(registrationDoubtsMessages);
  const { list } = props.state.duplicates;
  return (
    <Warning title={t('duplicates', { count: list.length })}>
      <p>{t('duplicatesDo')}</p>
      <ul className="mt-1 flex flex-col">
        {list.map((patient) => (
          <Candidate key={patient.vitaId} {...props} patient={patient} />
        ))}
      </ul>
    </Warning>
  );
}

function NotLooked({ session, state }: RegistrationSurroundings) {
  const t = useMessages(registrationDoubtsMessages);
  const failureText = useFailureText();
  const { error, phase } = state.duplicates;
  return (
    <ErrorState
      title={t('failed')}
      onRetry={session.lookAgain}
      busy={phase === 'looking'}
      requestId={error?.requestId}
    >
      <p>{error && failureText(error)}</p>
      <p>{t('failedDo')}</p>
    </ErrorState>
  );
}

export function UhidOwner({
  owner,
  ...props
}: Pick<RegistrationSurroundings, 'onOpenPatient'> & { readonly owner: PatientMatch }) {
  const t = useMessages(registrationDoubtsMessages);
  return (
    <Warning title={t('owner')}>
      <ul>
        <Candidate {...props} patient={owner} />
      </ul>
    </Warning>
  );
}

/** Says that another facility knows this patient. Known from the lookup or from a refused save. */
function Elsewhere({ state, onAskLink }: RegistrationSurroundings) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(registrationDoubtsMessages);
  const ask = () => onAskLink?.(searchedElsewhere(state.values, isoDay(now() / 1000, timeZone) ?? ''));
  return (
    <Warning title={t('elsewhere')}>
      <p>{t('elsewhereDo')}</p>
      {onAskLink && (
        <div className="mt-1">
          <Button size="small" onClick={ask}>
            {t('askLink')}
          </Button>
        </div>
      )}
    </Warning>
  );
}

/** Lists possible duplicates as soon as they are known. It never blocks the registration. */
export function DuplicateList(props: RegistrationSurroundings) {
  const { duplicates, uhidOwner, failure } = props.state;
  return (
    <>
      {uhidOwner && <UhidOwner {...props} owner={uhidOwner} />}
      {duplicates.list.length > 0 && <Candidates {...props} />}
      {(duplicates.elsewhere || failure?.code === 'patient-elsewhere') && <Elsewhere {...props} />}
      {duplicates.phase === 'failed' && <NotLooked {...props} />}
    </>
  );
}
