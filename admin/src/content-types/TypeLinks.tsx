import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Button from '@mui/material/Button';
import type { ContentType } from 'contracts';
import { Link } from 'react-router-dom';

import { addressesOf } from './addresses';

/** The ways to the documents of a type: in the console, in the portal, in the panel. */
export function TypeLinks({ type }: { type: ContentType }) {
  const addresses = addressesOf(type);
  return (
    <>
      <Button component={Link} to={addresses.documents} aria-label={`Records of ${type.title}`}>
        Records
      </Button>
      {type.hasPages && (
        <Button href={addresses.page} aria-label={`Page of ${type.title}`}>
          Page
        </Button>
      )}
      <Button href={addresses.panel} endIcon={<OpenInNew />} aria-label={`${type.title} in the panel`}>
        Panel
      </Button>
    </>
  );
}
