import { FormRenderer, type FormRendererProps } from '../../../forms/form-renderer/index.ts';

export type RegistrationFieldsProps = Omit<FormRendererProps, 'headingLevel' | 'summary'>;

/** Renders registration fields with the shared form renderer. */
export const RegistrationFields = (props: RegistrationFieldsProps) => (
  <FormRenderer {...props} headingLevel={3} summary={false} />
);
