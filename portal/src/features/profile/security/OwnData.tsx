import Download from '@mui/icons-material/Download';
import { styled } from '@mui/material/styles';
import { api } from 'contracts';

import { ButtonDownload } from '../../../components/Button';

const Text = styled('p')({ maxWidth: '60ch', marginBottom: 18 });

/** Everything that the society keeps about somebody, in one file. */
export function OwnData() {
  return (
    <>
      <Text>One file holds everything that we keep about you, in a form that other programs can read (JSON).</Text>
      <ButtonDownload href={api.accountData()} download look="outlined">
        <Download aria-hidden="true" />
        Download my data
      </ButtonDownload>
    </>
  );
}
