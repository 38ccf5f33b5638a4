import { FormRenderer, type FormRendererProps } from '../../../forms/form-renderer/index.ts';

export type RegistrationFieldsProps = Omit<FormRendererProps, 'headingLevel' | 'summary'>;

/** Fields of a registration, drawn by the renderer of all forms. */
export const RegistrationFields = (props: RegistrationFieldsProps) => (
  <FormRenderer {...props} headingLevel={3} summary={false} />
);
