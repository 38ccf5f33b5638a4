import type { Formats } from '@careline/core/internal/formatting';
import {
  MIN_UHID_CHARACTERS,
  PHONE_DIGITS,
  type SearchQuery,
  searchQuestions,
} from '@careline/core/internal/patients';
import { type Translate, useFormatDate, useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { restingSearchMessages } from '../resting-search/index.ts';
import { patientSearchMessages } from './patient-search.messages.ts';

type T = Translate<typeof patientSearchMessages.en>;

type Typed = Exclude<SearchQuery, { kind: 'empty' }>;
type BirthDate = Extract<SearchQuery, { kind: 'birthDate' }>;
type Phone = Extract<SearchQuery, { kind: 'phone' }>;

/** Describes a phone number: digits missing or too many, and whether it is also searched as a UHID. */
function phoneText({ value, missing, uhid = '' }: Phone, t: T): string {
  const isUhid = uhid.length >= MIN_UHID_CHARACTERS;
  if (missing === 0 && value.length === PHONE_DIGITS) return t(isUhid ? 'bothUnderstood' : 'phoneUnderstood');
  const phone =
    missing > 0 ? t('phoneMissing', { count: missing }) : t('phoneTooLong', { count: value.length });
  return isUhid ? t('uhidBeside', { phone }) : phone;
}

/** Formats a date as understood, so that day and month cannot be confused. */
function birthDateText(
  { value, missing, impossible }: BirthDate,
  t: T,
  formatDate: Formats['formatDate'],
): string {
  if (impossible) return t('birthDateImpossible');
  if (missing > 0) return t('birthDateMissing', { count: missing });
  return t('birthDateUnderstood', { date: formatDate(value) });
}

function typedText(query: Typed, t: T, formatDate: Formats['formatDate']): string {
  if (query.kind === 'phone') return phoneText(query, t);
  if (query.kind === 'birthDate') return birthDateText(query, t, formatDate);
  const count = { count: query.missing };
  if (query.kind === 'uhid') return query.missing > 0 ? t('uhidMissing', count) : t('uhidUnderstood');
  return query.missing > 0 ? t('nameMissing', count) : t('nameUnderstood');
}

export interface SearchStatusProps {
  readonly id: string;
  readonly query: SearchQuery;
}

/** Says how the text was understood, and what is missing before the search starts. */
export function SearchStatus({ id, query }: SearchStatusProps) {
  const formatDate = useFormatDate();
  const t = useMessages(patientSearchMessages);
  const resting = useMessages(restingSearchMessages);
  const complete = searchQuestions(query).length > 0;
  return (
    <p id={id} className="flex min-h-6 items-center gap-2 text-muted text-xs">
      <Icon name={complete ? 'check' : 'info'} size={16} />
      {query.kind === 'empty' ? resting('hint') : typedText(query, t, formatDate)}
    </p>
  );
}
