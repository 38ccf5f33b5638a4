import { type FormProblems, withChecked } from '#forms';
import { isFormEditable } from '#outbox';
import {
  REGISTRATION_STEPS,
  type RegistrationStep,
  registrationStepForm,
  stepOfPath,
} from './registration-form.ts';
import type { RegistrationState } from './registration-state.ts';

/** Navigation through the steps. */
export interface RegistrationStepping {
  /** Goes to the next step; `invalid` if this one has problems. */
  next(): 'moved' | 'invalid';
  /** Goes to an accessible step. */
  goTo(step: RegistrationStep): void;
}

export interface RegistrationSteppingOptions {
  readonly get: () => RegistrationState;
  readonly set: (patch: Partial<RegistrationState>) => void;
  readonly allProblems: () => FormProblems;
  /** Called when a step is shown. */
  readonly onShow: () => void;
}

const hasProblemIn = (problems: FormProblems, step: RegistrationStep): boolean =>
  Object.keys(problems).some((path) => stepOfPath(path) === step);

const sectionsOf = (step: RegistrationStep): readonly string[] =>
  registrationStepForm(step).sections.map(({ key }) => key);

export function createRegistrationStepping(options: RegistrationSteppingOptions): RegistrationStepping {
  const { get, set, allProblems, onShow } = options;

  function show(step: RegistrationStep): void {
    set({ step, open: new Set([...get().open, step]), asked: false });
    onShow();
  }

  return {
    next() {
      const { step, checked } = get();
      set({ checked: withChecked(checked, sectionsOf(step)) });
      if (hasProblemIn(allProblems(), step)) return 'invalid';
      show(REGISTRATION_STEPS[REGISTRATION_STEPS.indexOf(step) + 1] ?? 'review');
      return 'moved';
    },
    goTo(step) {
      const state = get();
      if (isFormEditable(state) && state.open.has(step)) show(step);
    },
  };
}
