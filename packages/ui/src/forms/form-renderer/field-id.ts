/** The id of a field's control; the error summary links to it. `path` is a `fieldPath`. */
export function fieldId(prefix: string, path: string): string {
  return `${prefix}-${path.replaceAll('.', '-')}`;
}
