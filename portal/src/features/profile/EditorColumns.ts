import { styled } from '@mui/material/styles';

import { Container } from '../../components/Container';

/** Room that an editor needs, in CSS pixels, before the way to its sections stands beside them. */
const WIDE = '@container (min-width: 1150px)';

/** What is measured: the editor may stand beside the sections of the alumni portal. */
export const EditorRoom = styled('div')({ containerType: 'inline-size' });

/** The columns of an editor: the way to its sections where there is room, and the sections. */
export const EditorColumns = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 64,
  paddingBottom: 96,
  '& > .aside': { display: 'none' },
  [WIDE]: { gridTemplateColumns: '180px minmax(0, 1fr)', '& > .aside': { display: 'block' } },
});
