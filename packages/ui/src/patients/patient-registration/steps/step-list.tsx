import {
  REGISTRATION_STEPS,
  type RegistrationState,
  type RegistrationStep,
} from '@careline/core/internal/patients/registration-form';
import { useMessages } from '../../../messages/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { messages } from '../patient-registration.messages.ts';

export interface StepListProps {
  readonly state: RegistrationState;
  readonly onGo: (step: RegistrationStep) => void;
}

type Place = 'here' | 'open' | 'later';

const LOOKS: Readonly<Record<Place, string>> = {
  here: 'border-accent bg-accent-soft font-medium text-ink',
  open: 'border-line-strong bg-raised text-ink hover:bg-hover',
  later: 'border-line bg-sunken text-muted',
};

function Step({ step, state, onGo }: StepListProps & { readonly step: RegistrationStep }) {
  const t = useMessages(messages);
  const { open } = state;
  const number = REGISTRATION_STEPS.indexOf(step) + 1;
  const here = state.step === step;
  const place: Place = here ? 'here' : open.has(step) ? 'open' : 'later';
  const following = REGISTRATION_STEPS[number];
  const done = !here && following !== undefined && open.has(following);
  return (
    <li className="min-w-0 @2xl:flex-1">
      <button
        type="button"
        aria-current={here ? 'step' : undefined}
        disabled={place === 'later'}
        onClick={() => onGo(step)}
        className={`flex min-h-control w-full items-center justify-center gap-2 rounded-control border px-2 text-sm @2xl:px-3 ${LOOKS[place]}`}
      >
        {done ? <Icon name="check" size={18} /> : <span aria-hidden="true">{number}</span>}
        <span className={here ? '' : '@max-2xl:sr-only'}>{t(step)}</span>
        {done && <span className="sr-only">({t('done')})</span>}
      </button>
    </li>
  );
}

/** Shows the current step and the steps that can be opened. In a narrow window only the current step is visible. */
export function StepList(props: StepListProps) {
  const t = useMessages(messages);
  return (
    <nav aria-label={t('steps')} className="@container">
      <ol className="flex flex-wrap gap-1 @2xl:flex-nowrap @2xl:gap-2">
        {REGISTRATION_STEPS.map((step) => (
          <Step key={step} {...props} step={step} />
        ))}
      </ol>
    </nav>
  );
}
