export { authorizationFor, type HeaderQuestion, isServiceAddress } from './authorization-header.ts';
export {
  calendarDateSchema,
  isUuid,
  nonEmptyTextSchema,
  queryIntegerSchema,
  readValueSchema,
  textSchema,
  tokenSchema,
  unixSecondsSchema,
  uuidSchema,
  visibleText,
  writtenLabelSchema,
} from './common-schemas.ts';
export {
  type AnswerOf,
  type BodyOf,
  defineEndpoint,
  type Endpoint,
  type EndpointToken,
  endpointPath,
  type FileRules,
  type QueryOf,
} from './endpoint.ts';
export { FILE_TYPE_BYTES, findMediaType, nameWithEnding } from './file-type.ts';
export { HTTP_ADVICE, type HttpAdvice } from './http-advice.ts';
export {
  type CallRequest,
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
} from './http-client.ts';
export { HttpError, type HttpErrorFacts } from './http-error.ts';
export type { HttpFailure } from './http-failure.ts';
export { jsonText } from './json-text.ts';
export { createLatest, type Latest, type Outcome } from './latest.ts';
export { type MergedPatient, mergedPatient } from './merged-patient.ts';
export { ofPatient } from './of-patient.ts';
export { OFFLINE_NOTICE_MS, WORKER_REGISTRATION_DELAY_MS } from './offline-support.ts';
export { type Pause, pauseOnTimer } from './pause.ts';
export { type Problem, problemSchema } from './problem.ts';
export { PROBLEM_STATUS, type ProblemCode } from './problem-code.ts';
export { createQuery, type Query, type QueryOptions, type QueryState } from './query.ts';
export { REQUEST_ID_HEADER } from './request-id.ts';
export { SERVICE_NAMES, type ServiceBases, type ServiceName, serviceBasesUnder } from './services.ts';
export type {
  GetSourceToken,
  SessionSource,
  SourcePorts,
  SourceRefusal,
} from './source.ts';
export {
  type Attempts,
  createAttempts,
  createSubmission,
  onceAtATime,
  type Submission,
  type SubmissionIds,
  type SubmissionOptions,
  type SubmissionState,
  type Submitted,
} from './submission.ts';
