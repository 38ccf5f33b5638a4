import { asksReason, type LineWarning } from '@careline/core/prescriptions';
import { Icon } from '../../primitives/icon/index.ts';
import { useWarningText } from './use-line-words.ts';

/** What speaks against a medicine: what asks for a reason stands out in shape and colour, the rest is texts. */
export function WarningList({ warnings }: { readonly warnings: readonly { readonly kind: string }[] }) {
  const textOf = useWarningText();
  const texts = warnings.flatMap((warning) => {
    const text = textOf(warning);
    return text === undefined ? [] : [{ text, isGrave: asksReason(warning as LineWarning) }];
  });
  if (texts.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 self-stretch text-sm">
      {texts.map(({ text, isGrave }) => (
        <li
          key={text}
          className={`wrap-anywhere flex items-start gap-1.5 ${isGrave ? 'rounded-control bg-danger-soft px-2 py-1 font-medium text-on-danger-soft' : 'text-muted'}`}
        >
          <Icon name={isGrave ? 'warning' : 'info'} size={16} className="mt-0.5 shrink-0" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
