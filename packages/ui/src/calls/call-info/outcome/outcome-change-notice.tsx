import { dispositionLabel } from '@careline/core/internal/calls/outcome';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Dialog } from '../../../primitives/dialog/index.ts';
import { outcomeChangeMessages } from './outcome.messages.ts';
import type { OutcomeChange } from './use-outcome-change.ts';

type OutcomeChangeProps = Pick<OutcomeChange, 'asked' | 'changed' | 'confirm' | 'cancel' | 'undo'>;

/** Asks before an outcome hides entries. */
function Question({ asked, confirm, cancel }: OutcomeChangeProps) {
  const t = useMessages(outcomeChangeMessages);
  const locale = useLocale();
  if (!asked) return null;
  const from = dispositionLabel(asked.from, locale);
  const to = dispositionLabel(asked.to, locale);
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('title', { to })}
      onClose={cancel}
      actions={
        <>
          <Button onClick={confirm}>{t('change', { to })}</Button>
          <Button variant="primary" data-autofocus onClick={cancel}>
            {t('keep', { from })}
          </Button>
        </>
      }
    >
      <p>{t('hides', { from, to })}</p>
    </Dialog>
  );
}

/** Asks before an outcome hides entries, and offers to undo the change afterwards. */
export function OutcomeChangeNotice(props: OutcomeChangeProps) {
  const t = useMessages(outcomeChangeMessages);
  const locale = useLocale();
  const { changed, undo } = props;
  return (
    <>
      <Question {...props} />
      {changed && (
        <div
          role="status"
          className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-warning-soft px-3 py-2 text-on-warning-soft"
        >
          <span>{t('hidden', { from: dispositionLabel(changed.from, locale) })}</span>
          <Button size="small" onClick={undo}>
            {t('undo', { from: dispositionLabel(changed.from, locale) })}
          </Button>
        </div>
      )}
    </>
  );
}
