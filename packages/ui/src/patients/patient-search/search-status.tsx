import { PHONE_DIGITS, type SearchQuery } from '@careline/core/patients';
import { type Translate, useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { patientSearchMessages } from './patient-search.messages.ts';

type T = Translate<typeof patientSearchMessages.en>;

function missingText(query: Exclude<SearchQuery, { kind: 'empty' }>, t: T): string {
  const count = { count: query.missing };
  if (query.kind === 'uhid') return t('uhidMissing', count);
  return query.kind === 'phone' ? t('phoneMissing', count) : t('nameMissing', count);
}

function understoodText(query: Exclude<SearchQuery, { kind: 'empty' }>, t: T): string {
  if (query.kind === 'uhid') return t('uhidUnderstood');
  if (query.kind === 'name') return t('nameUnderstood');
  const { length } = query.value;
  return length > PHONE_DIGITS ? t('phoneTooLong', { count: length }) : t('phoneUnderstood');
}

export interface SearchStatusProps {
  readonly id: string;
  readonly query: SearchQuery;
}

/** Says what the text was understood as, and what is missing before the server is asked. */
export function SearchStatus({ id, query }: SearchStatusProps) {
  const t = useMessages(patientSearchMessages);
  const complete = query.kind !== 'empty' && query.missing === 0;
  const words = () => {
    if (query.kind === 'empty') return t('hint');
    return complete ? understoodText(query, t) : missingText(query, t);
  };
  return (
    <p id={id} className="flex min-h-6 items-center gap-1.5 text-muted text-sm">
      <Icon name={complete ? 'check' : 'info'} size={16} />
      {words()}
    </p>
  );
}
