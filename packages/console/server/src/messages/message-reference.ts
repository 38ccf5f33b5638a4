import { isUuid } from '@careline/core/internal/http';

/** Identifies one sending of a message to providers. */
export interface SendingName {
  readonly id: string;
  readonly round: number;
}

export const referenceOf = ({ id, round }: SendingName): string => `${id}.${round}`;

/** Parses a reference. Returns undefined if it is invalid. */
export function readReference(text: string): SendingName | undefined {
  const [, id = '', round] = /^([^.]{36})\.(\d{1,4})$/.exec(text) ?? [];
  return isUuid(id) ? { id: id.toLowerCase(), round: Number(round) } : undefined;
}
