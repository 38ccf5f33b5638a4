/** Returns the id of a field's control, the target of links in the error summary. `path` is a `fieldPath`. */
export function fieldId(prefix: string, path: string): string {
  return `${prefix}-${path.replaceAll('.', '-')}`;
}
