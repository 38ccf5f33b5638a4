import { useNavigation } from '../navigation/index.ts';

interface OptionalLinkProps {
  /** Undefined on a page without navigation, such as a partner's. */
  readonly address: string | undefined;
  readonly children: string;
}

function AddressLink({ address, children }: OptionalLinkProps & { readonly address: string }) {
  const { link } = useNavigation();
  return (
    <a className="text-accent hover:underline" {...link(address)}>
      {children}
    </a>
  );
}

/** A link, or its text alone without an address. Needs a navigation provider only for a link. */
export const OptionalLink = ({ address, ...props }: OptionalLinkProps) =>
  address === undefined ? props.children : <AddressLink {...props} address={address} />;
