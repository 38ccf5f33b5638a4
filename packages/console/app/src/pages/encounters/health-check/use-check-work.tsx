import { type Encounter, encounterStatusLabel } from '@careline/core/internal/encounters';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { healthChecksAddress } from '../../../navigation/call-address.ts';
import { CheckDialogs } from './check-dialogs.tsx';
import { healthChecksMessages } from './health-checks.messages.ts';
import type { CheckAction } from './use-check-change.ts';
import { useCheckTimes } from './use-check-times.ts';

interface Notice {
  readonly text: string;
  readonly day?: string | undefined;
}

/** The result of the last change. It takes the focus, because the pressed button may be gone. */
function WorkNotice({ notice, isFree }: { readonly notice: Notice | undefined; readonly isFree: boolean }) {
  const t = useMessages(healthChecksMessages);
  const { link } = useNavigation();
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (notice && isFree) ref.current?.focus();
  }, [notice, isFree]);
  if (!notice) return null;
  return (
    <p
      ref={ref}
      tabIndex={-1}
      data-print="hidden"
      className="flex flex-wrap gap-x-4 rounded-card bg-success-soft px-4 py-2 text-on-success-soft outline-none"
    >
      <span>{notice.text}</span>
      {notice.day && (
        <a {...link(healthChecksAddress(notice.day))} className="underline">
          {t('thatDay')}
        </a>
      )}
    </p>
  );
}

function useNoticeOf(nameOf: (check: Encounter) => string) {
  const t = useMessages(healthChecksMessages);
  const locale = useLocale();
  const { when, dayOf } = useCheckTimes();
  const facts = (check: Encounter) => ({ name: nameOf(check), ...when(check.period.start) });
  return {
    stored(action: CheckAction, check: Encounter): Notice {
      if (action === 'move') return { text: t('didMove', facts(check)), day: dayOf(check.period.start) };
      return { text: t(action === 'done' ? 'didDone' : 'didCancel', facts(check)) };
    },
    seen: (check: Encounter): Notice => ({
      text: t('meanwhileNow', { ...facts(check), status: encounterStatusLabel(check.status, locale) }),
    }),
  };
}

export interface CheckWork {
  readonly onAction: (action: CheckAction, check: Encounter) => void;
  readonly notice: ReactNode;
  readonly dialog: ReactNode;
}

/**
 * Runs the actions of a list of checks: one dialog at a time, and its result.
 * `onChanged` receives the current check, no matter who changed it.
 */
export function useCheckWork(
  nameOf: (check: Encounter) => string,
  onChanged: (check: Encounter) => void,
): CheckWork {
  const [open, setOpen] = useState<{ readonly action: CheckAction; readonly check: Encounter }>();
  const [notice, setNotice] = useState<Notice>();
  const noticeOf = useNoticeOf(nameOf);
  const close = () => setOpen(undefined);
  return {
    onAction(action, check) {
      setNotice(undefined);
      setOpen({ action, check });
    },
    notice: <WorkNotice notice={notice} isFree={open === undefined} />,
    dialog: open && (
      <CheckDialogs
        {...open}
        name={nameOf(open.check)}
        onStored={(action, check) => {
          setNotice(noticeOf.stored(action, check));
          close();
          onChanged(check);
        }}
        onSeen={(check) => {
          setNotice(noticeOf.seen(check));
          onChanged(check);
        }}
        onClose={close}
      />
    ),
  };
}
