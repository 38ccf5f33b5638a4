/**
 * The service client, its errors, and the contract version. A call returns its parsed body or throws an `HttpError`,
 * whose `failure` and `advice` say what happened and what to do.
 *
 * @module http
 */

export { createServerClock, hearingFetch, type ServerClock } from '#clock';
export { CONTRACT_HEADER, CONTRACT_NUMBER, ENDPOINTS } from '#contract';
export {
  type AnswerOf,
  type BodyOf,
  type CallRequest,
  createHttpClient,
  createQuery,
  createSubmission,
  type Endpoint,
  endpointPath,
  HTTP_ADVICE,
  type HttpAdvice,
  type HttpClient,
  type HttpClientOptions,
  HttpError,
  type HttpErrorFacts,
  type HttpFailure,
  isServiceAddress,
  PROBLEM_STATUS,
  type Problem,
  type ProblemCode,
  type Query,
  type QueryOf,
  type QueryOptions,
  type QueryState,
  REQUEST_ID_HEADER,
  SERVICE_NAMES,
  type ServiceBases,
  type ServiceName,
  type Submission,
  type SubmissionState,
  serviceBasesUnder,
} from '#http';
export { createLive, type LiveNews, type LiveTopic } from '#live';
