import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { openItemsMessages } from '../finishing.messages.ts';
import type { OpenItemsProps } from './open-items-props.ts';
import { useDraftsOfPatient } from './use-drafts-of-patient.ts';

const NAMES = {
  'case-sheet': 'draftSheet',
  prescription: 'draftPrescription',
  'registration-change': 'draftRegistration',
} as const;

/** Drafts that the page of an encounter can open. */
const OPENED_HERE: ReadonlySet<string> = new Set(['case-sheet', 'prescription']);

const isNamed = (callType: string): callType is keyof typeof NAMES => Object.hasOwn(NAMES, callType);

/** Drafts of the patient on this device. They need no reason, because the device keeps them. */
export function DraftRows({
  drafts: lister,
  vitaId,
  exceptDraftId,
  onDraft,
}: Pick<OpenItemsProps, 'drafts' | 'vitaId' | 'exceptDraftId' | 'onDraft'>) {
  const t = useMessages(openItemsMessages);
  const { drafts, failed } = useDraftsOfPatient(lister, vitaId, exceptDraftId);
  if (failed) return <p>{t('draftsFailed')}</p>;
  if (drafts.length === 0) return null;
  const title = t('drafts', { count: drafts.length });
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <p className="font-medium">{title}</p>
      <ul className="flex flex-col gap-2">
        {drafts.map((draft) => {
          const { id, callType = '' } = draft;
          const what = t(isNamed(callType) ? NAMES[callType] : 'draftCall');
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              <span>{what}</span>
              {onDraft && OPENED_HERE.has(callType) && (
                <Button size="small" aria-label={t('openDraft', { what })} onClick={() => onDraft(draft)}>
                  {t('openDraftShort')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
