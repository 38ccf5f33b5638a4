import type { NewLine } from '@careline/core/internal/prescriptions';
import { useMessages } from '../../messages/index.ts';
import { LawList } from './law-list.tsx';
import { writerMessages } from './prescriptions.messages.ts';
import type { Writing } from './use-writing.ts';

export interface ConfirmationsProps {
  readonly writing: Pick<Writing, 'law'>;
  readonly lines: readonly NewLine[];
}

/** Lists what the doctor confirms by signing, each medicine once. */
export function Confirmations({ writing, lines }: ConfirmationsProps) {
  const t = useMessages(writerMessages);
  const confirmedOf = ({ id }: NewLine) =>
    (writing.law.get(id) ?? []).filter(({ force }) => force === 'confirm');
  if (lines.flatMap(confirmedOf).length === 0) return null;
  return (
    <section aria-label={t('confirm')} className="flex flex-col gap-1">
      <p className="font-medium text-sm">{t('confirm')}</p>
      {lines.map((line) => (
        <LawList key={line.id} law={confirmedOf(line)} />
      ))}
    </section>
  );
}
