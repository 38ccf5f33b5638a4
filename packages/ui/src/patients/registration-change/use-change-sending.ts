import type { BodyOf } from '@careline/core/internal/http';
import { HttpError } from '@careline/core/internal/http';
import { type FormOutbox, queueFailedSave } from '@careline/core/internal/outbox';
import {
  type activateProgramme,
  newerRegistration,
  type RegisteredPatient,
  type updateStatus,
} from '@careline/core/internal/patients/registration';
import { useState } from 'react';
import { type SubmissionOfScreen, useSubmission } from '../../http/use-submission.ts';
import { useHttp } from '../../provider/index.ts';

type Sent = typeof activateProgramme | typeof updateStatus;

/** `stored`: saved on the server. `waits`: stored on the device, to be sent once. `failed`: `error` says why. */
type SendingResult = 'stored' | 'waits' | 'failed';

export interface ChangeSending<E extends Sent> extends Pick<SubmissionOfScreen, 'busy' | 'error' | 'forget'> {
  readonly waits: boolean;
  send(body: BodyOf<E>): Promise<SendingResult>;
}

interface SendingOptions<E extends Sent> {
  readonly outbox: FormOutbox | undefined;
  readonly endpoint: E;
  /** Called with the saved patient, or with the version a colleague has saved since. */
  readonly onPatient: (patient: RegisteredPatient) => void;
}

/** Sends a change of programmes, consent or death once. If it cannot be sent now, it waits in the outbox. */
export function useChangeSending<E extends Sent>({
  outbox,
  endpoint,
  onPatient,
}: SendingOptions<E>): ChangeSending<E> {
  const http = useHttp();
  const { submit, busy, error, forget } = useSubmission();
  const [waits, setWaits] = useState(false);

  async function send(body: BodyOf<E>): Promise<SendingResult> {
    let isWaiting = false;
    const stored = await submit(JSON.stringify(body), async ({ key }) => {
      try {
        const answer = await http.call(endpoint as Sent, { body, idempotencyKey: key });
        onPatient(answer.data);
      } catch (failure) {
        const save = { body, patient: (body as { readonly vitaId: string }).vitaId, idempotencyKey: key };
        isWaiting =
          failure instanceof HttpError &&
          (await queueFailedSave(outbox, endpoint, save, failure)) !== undefined;
        const newer = newerRegistration(failure);
        if (newer) onPatient(newer);
        if (!isWaiting) throw failure;
      }
    });
    setWaits(isWaiting);
    if (isWaiting) return 'waits';
    return stored ? 'stored' : 'failed';
  }
  return { busy, error, forget, waits, send };
}
