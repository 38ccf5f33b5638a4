import {
  type ChangeKind,
  type ChangeReason,
  changeReasonLabel,
  REASONS_OF,
  REGISTRATION_TEXT,
} from '@careline/core/internal/patients/registration';
import { ReasonFields, type ReasonFieldsProps } from '../../forms/saved-form/index.ts';
import { useLocale } from '../../messages/index.ts';

export function ChangeReasonFields({
  kind,
  ...fields
}: Omit<ReasonFieldsProps<ChangeReason>, 'options' | 'maxLength'> & { readonly kind: ChangeKind }) {
  const locale = useLocale();
  const options = REASONS_OF[kind].map((value) => ({ value, label: changeReasonLabel(value, locale) }));
  return <ReasonFields {...fields} options={options} maxLength={REGISTRATION_TEXT.reason} />;
}
