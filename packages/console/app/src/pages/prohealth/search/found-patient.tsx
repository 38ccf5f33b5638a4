import { HttpError } from '@careline/core/http';
import { getPatient, type Patient } from '@careline/core/patients';
import { useFailureText } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { PatientHeader } from '@careline/ui/patients/patient-header';
import { Card } from '@careline/ui/primitives/card';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useEffect, useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { searchPageMessages } from './search-page.messages.ts';

export interface FoundPatientProps {
  readonly vitaId: string;
  readonly timeZone: string;
}

/** An answer about somebody else is no answer. */
const wrongPatient = () =>
  new HttpError({ failure: 'answer-invalid', endpoint: getPatient.name, status: 200 });

/** One patient's identity, without what belongs to a call. Give it the id as key: it never changes patients. */
export function FoundPatient({ vitaId, timeZone }: FoundPatientProps) {
  const t = useMessages(searchPageMessages);
  const failureText = useFailureText();
  const { http } = useConsole();
  const [patient, setPatient] = useState<Patient>();
  const [error, setError] = useState<HttpError>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another attempt at the same thing
  useEffect(() => {
    const leaving = new AbortController();
    setError(undefined);
    http.call(getPatient, { query: { vitaId }, signal: leaving.signal }).then(
      ({ data }) => (data.vitaId === vitaId ? setPatient(data) : setError(wrongPatient())),
      (failure: HttpError) => {
        if (failure.failure !== 'cancelled') setError(failure);
      },
    );
    return () => leaving.abort();
  }, [http, vitaId, attempt]);
  if (error) {
    return (
      <ErrorState
        title={t('patientFailed')}
        onRetry={() => setAttempt(attempt + 1)}
        requestId={error.requestId}
      >
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <Card>
      <PatientHeader vitaId={vitaId} patient={patient} timeZone={timeZone} />
    </Card>
  );
}
