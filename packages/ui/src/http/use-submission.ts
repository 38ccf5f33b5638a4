import { createSubmission, type Submission, type SubmissionState } from '@careline/core/internal/http';
import { useState } from 'react';
import { useNow } from '../provider/index.ts';
import { useStore } from '../store/index.ts';
import { newId } from './new-id.ts';

export type SubmissionOfScreen = Pick<Submission, 'submit' | 'forget'> & SubmissionState;

/** Sends one request at a time while the component is mounted. */
export function useSubmission(): SubmissionOfScreen {
  const now = useNow();
  const [{ store, submit, forget }] = useState(() => createSubmission({ newId, now }));
  const { busy, error } = useStore(store, (whole) => whole);
  return { busy, error, submit, forget };
}
