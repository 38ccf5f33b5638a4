import { type Label, labelIn } from '@careline/core/internal/formatting';
import type { LiHTMLAttributes } from 'react';
import { useLocale } from '../../messages/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import { asSentence } from './as-sentence.ts';

export interface FindingItemProps extends LiHTMLAttributes<HTMLLIElement> {
  readonly problem: Label;
  readonly act: Label;
  readonly source: string;
  readonly icon: IconName;
  /** Classes for colour and border. */
  readonly look: string;
}

/** Shows a problem with a medicine, what to do, and the source. */
export function FindingItem({ problem, act, source, icon, look, ...item }: FindingItemProps) {
  const locale = useLocale();
  return (
    <li {...item} className={`wrap-anywhere flex items-start gap-1.5 ${look}`}>
      <Icon name={icon} size={16} className="mt-0.5 shrink-0" />
      <span>
        <span className="font-medium">{asSentence(labelIn(problem, locale))}</span>{' '}
        {asSentence(labelIn(act, locale))} <span className="text-xs opacity-80">{source}</span>
      </span>
    </li>
  );
}
