import { REGISTRATION_TEXT } from '@careline/core/internal/patients/registration';
import { lacksConfirmation, lacksReason } from '@careline/core/internal/patients/registration-form';
import { useMessages } from '../../../messages/index.ts';
import { CheckField } from '../../../primitives/check-field/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { TextArea } from '../../../primitives/text-area/index.ts';
import type { RegistrationSurroundings } from '../registration-surroundings.ts';
import { useDoubtText } from '../words/use-doubt-text.ts';
import { registrationDoubtsMessages } from '../words/words.messages.ts';

export const lastQuestionIds = (idPrefix: string) => ({
  reason: `${idPrefix}-reason`,
  confirm: `${idPrefix}-confirm`,
});

function Reason({ session, state, idPrefix }: RegistrationSurroundings) {
  const t = useMessages(registrationDoubtsMessages);
  return (
    <TextArea
      id={lastQuestionIds(idPrefix).reason}
      label={t('reason')}
      hint={t('reasonHint')}
      error={state.asked && lacksReason(state) && t('reasonMissing')}
      value={state.reason}
      onChange={session.setReason}
      maxLength={REGISTRATION_TEXT.reason}
      required
    />
  );
}

function Doubts({ session, state, idPrefix }: RegistrationSurroundings) {
  const t = useMessages(registrationDoubtsMessages);
  const textOf = useDoubtText();
  return (
    <section
      aria-label={t('title')}
      className="flex gap-3 rounded-card border border-current/25 bg-warning-soft p-4 text-on-warning-soft"
    >
      <Icon name="warning" size={24} />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="font-semibold">{t('title')}</p>
        <ul className="list-disc ps-5">
          {state.doubts.map((doubt) => (
            <li key={`${doubt.path} ${doubt.code}`}>{textOf(doubt)}</li>
          ))}
        </ul>
        <CheckField
          id={lastQuestionIds(idPrefix).confirm}
          label={t('confirm')}
          checked={state.confirmed}
          onChange={session.confirm}
          error={state.asked && lacksConfirmation(state) && t('confirmMissing')}
        />
      </div>
    </section>
  );
}

/** Asks the final questions: why this patient is not a duplicate, and whether unlikely values are right. */
export function LastQuestions(props: RegistrationSurroundings) {
  const { duplicates, doubts } = props.state;
  return (
    <>
      {duplicates.list.length > 0 && <Reason {...props} />}
      {doubts.length > 0 && <Doubts {...props} />}
    </>
  );
}
