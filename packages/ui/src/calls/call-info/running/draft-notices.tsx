import type { CallSession } from '@careline/core/internal/calls/session';
import { fieldAt, fieldPath } from '@careline/core/internal/forms';
import type { FormDraftStatus } from '@careline/core/internal/outbox';
import type { ReactNode } from 'react';
import { useFormLabel, useMessages, useWhen } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Icon, type IconName } from '../../../primitives/icon/index.ts';
import { useParts, useStore } from '../../../store/index.ts';
import { callDraftMessages } from '../begun-call.messages.ts';

export interface DraftNoticesProps {
  readonly session: CallSession;
  readonly now: () => number;
}

interface NoticeProps {
  readonly icon: IconName;
  readonly tone: 'info' | 'warning';
  readonly children: ReactNode;
}

function Notice({ icon, tone, children }: NoticeProps) {
  const colours =
    tone === 'info' ? 'bg-accent-soft text-on-accent-soft' : 'bg-warning-soft text-on-warning-soft';
  return (
    <div role="status" className={`flex items-start gap-2 rounded-control px-3 py-2 ${colours}`}>
      <Icon name={icon} />
      <div className="flex min-w-0 flex-col items-start gap-2">{children}</div>
    </div>
  );
}

const NOT_STORED: Readonly<
  Partial<Record<FormDraftStatus['phase'], 'unavailable' | 'unreadable' | 'otherFacility' | 'failed'>>
> = {
  unavailable: 'unavailable',
  unreadable: 'unreadable',
  'other-facility': 'otherFacility',
  failed: 'failed',
};

/** Returns the label of an entry's field, or its key if the form no longer has the field. */
function usePlaceName({ form }: CallSession): (path: string) => string {
  const labelOf = useFormLabel();
  return (path) => {
    const [name = '', ...rest] = path.split('.');
    const section = form.sections.find(({ key }) => key === name);
    const key = rest.at(-1) ?? '';
    const row = rest.length > 1 ? Number(rest[0]) : undefined;
    const field = fieldAt(form, { section: name, row, key });
    const place = section ? labelOf(section.label) : name;
    const label =
      field && fieldPath({ section: name, row, key }) === path ? labelOf(field.label) : rest.join(' ');
    return label ? `${place}, ${label}` : place;
  };
}

function Aside({ session }: DraftNoticesProps) {
  const t = useMessages(callDraftMessages);
  const { aside } = useParts(session.store, ['aside']);
  const nameOf = usePlaceName(session);
  return (
    <Notice icon="warning" tone="warning">
      <p className="font-semibold">{t('asideTitle')}</p>
      <p>{t('asideDo')}</p>
      <dl className="grid gap-x-4 gap-y-1 @md:grid-cols-[auto_1fr]">
        {aside.map(({ path, text }) => (
          <div key={`${path} ${text}`} className="contents">
            <dt>{nameOf(path)}</dt>
            <dd className="select-text whitespace-pre-wrap break-words font-medium">{text}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

function Restored(props: DraftNoticesProps) {
  const whenOf = useWhen(props);
  const t = useMessages(callDraftMessages);
  const restoredAt = useStore(props.session.store, ({ draft }) => draft.restoredAt);
  if (restoredAt === undefined) return null;
  const when = whenOf(restoredAt / 1000);
  return (
    <Notice icon="history" tone="info">
      {t('restored', { when })}
    </Notice>
  );
}

/** Notices about the draft: restored, open in another tab, not stored, or with entries the form no longer has. */
export function DraftNotices(props: DraftNoticesProps) {
  const t = useMessages(callDraftMessages);
  const { session } = props;
  const { draft, continued, aside } = useParts(session.store, ['draft', 'continued', 'aside']);
  const { phase, editable } = draft;
  const notStored = NOT_STORED[phase];
  return (
    <>
      {phase === 'opening' && continued && <p className="text-muted">{t('opening')}</p>}
      {notStored && (
        <Notice icon="warning" tone="warning">
          {t(notStored)}
        </Notice>
      )}
      {editable ? (
        <Restored {...props} />
      ) : (
        <Notice icon="info" tone="info">
          <p>{t('elsewhere')}</p>
          <Button size="small" onClick={() => void session.takeOverDraft()}>
            {t('takeOver')}
          </Button>
        </Notice>
      )}
      {aside.length > 0 && <Aside {...props} />}
    </>
  );
}
