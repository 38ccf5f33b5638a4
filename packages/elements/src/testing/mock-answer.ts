import type { AnswerOf, Endpoint, ProblemCode } from '@careline/core/internal/http';
import type { Patient } from '@careline/core/internal/patients';
import type { MockRecord } from './mock-record.ts';

type Read<Schema> = Schema extends { readonly '~standard': { readonly types?: infer Types } }
  ? NonNullable<Types> extends { readonly output: infer Output }
    ? Output
    : never
  : never;

/** A request parsed by its endpoint's schemas. */
export interface MockRequest<E extends Endpoint = Endpoint> {
  readonly query: Read<NonNullable<E['query']>>;
  readonly body: Read<NonNullable<E['body']>>;
  /** The patient that an Open token is for. */
  readonly patientId: string;
}

/** An endpoint the mock session answers, and its handler. */
export interface MockAnswer {
  readonly endpoint: Endpoint;
  readonly answer: (request: MockRequest, record: MockRecord) => unknown;
}

export class MockRefusal extends Error {
  readonly code: ProblemCode;

  constructor(code: ProblemCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** Pairs an endpoint with a handler; the types check that the response fits. */
export const answered = <E extends Endpoint>(
  endpoint: E,
  answer: (request: MockRequest<E>, record: MockRecord) => AnswerOf<E>,
): MockAnswer => ({ endpoint, answer: answer as MockAnswer['answer'] });

export function patientIn({ patients }: MockRecord, patientId: string): Patient {
  const found = patients.find(({ vitaId }) => vitaId === patientId);
  if (!found) throw new MockRefusal('not-found', 'The mock session knows no such patient.');
  return found;
}
