export { failureMessages } from './failure.messages.ts';
export { newId } from './new-id.ts';
export { RequestFailed, type RequestFailedProps } from './request-failed.tsx';
export { useFailureText } from './use-failure-text.ts';
export { useOnline } from './use-online.ts';
export { type PatientList, type PatientListSource, usePatientList } from './use-patient-list.ts';
export { type QueryOfScreen, useQuery } from './use-query.ts';
export { type ReadList, useReadList } from './use-read-list.ts';
export { type SubmissionOfScreen, useSubmission } from './use-submission.ts';
