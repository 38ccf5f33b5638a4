export interface SpinnerProps {
  /** Pixels. */
  readonly size?: number;
}

/** A spinning ring. The text next to it says what is loading. */
export function Spinner({ size = 20 }: SpinnerProps) {
  return (
    <span
      aria-hidden="true"
      className="inline-block shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent"
      style={{ width: size, height: size }}
    />
  );
}
