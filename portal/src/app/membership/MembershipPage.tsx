import { Membership } from '../../features/membership/Membership';
import { OwnPayments } from '../../features/payments/OwnPayments';

/** The reader's membership, and all that they paid. */
export default function MembershipPage() {
  return <Membership payments={(page) => <OwnPayments page={page} />} />;
}
