import { useMessages } from '../../messages/index.ts';
import { shownPress, usePressesHere } from '../../primitives/shortcut/index.ts';
import { keySheetMessages } from './key-sheet.messages.ts';

/** The shortcuts that currently work on the screen, and those that work everywhere. */
export function KeyList() {
  const t = useMessages(keySheetMessages);
  const here = usePressesHere();
  return (
    <>
      <dl className="divide-y divide-line">
        {here.map((name) => (
          <div key={name} className="flex min-h-11 items-center justify-between gap-4 py-1.5">
            <dt>{t(name)}</dt>
            <dd className="flex shrink-0 gap-1">
              {shownPress(name).map((part) => (
                <kbd
                  key={part}
                  className="min-w-7 rounded-control border border-line-strong bg-surface px-1.5 text-center font-sans text-sm leading-6"
                >
                  {part}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="pt-3 text-muted text-xs">{t('typing')}</p>
    </>
  );
}
