import { isUuid } from '@careline/core/internal/http';

/** One sending of a message, as providers know it. */
export interface SendingName {
  readonly id: string;
  readonly round: number;
}

export const referenceOf = ({ id, round }: SendingName): string => `${id}.${round}`;

/** What a reference names; undefined for a text that is none. */
export function readReference(text: string): SendingName | undefined {
  const [, id = '', round] = /^([^.]{36})\.(\d{1,4})$/.exec(text) ?? [];
  return isUuid(id) ? { id: id.toLowerCase(), round: Number(round) } : undefined;
}
