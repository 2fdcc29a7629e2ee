import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

import { Notice } from '../components/Notice';

/** What stands at an address that the console does not have. */
export function NotFoundPage() {
  return (
    <>
      <title>Not found · Console</title>
      <Notice
        isPage
        title="There is nothing at this address"
        text="The page may have moved, or the address may hold a typo."
      >
        <Button variant="contained" component={Link} to="/dashboard">
          Go to the dashboard
        </Button>
      </Notice>
    </>
  );
}
