import { useLocation, useMatch, useNavigate } from 'react-router-dom';

/** Which record of a list a dialog is open for, by the address; and how to open and close it. The list stays as it is. */
export function useOpenRecord(resource: string): {
  openId: string | undefined;
  open: (id: string) => void;
  close: () => void;
} {
  const openId = useMatch(`/${resource}/:id`)?.params.id;
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    openId,
    open: (id) => void navigate({ pathname: `/${resource}/${encodeURIComponent(id)}`, search }),
    close: () => void navigate({ pathname: `/${resource}`, search }),
  };
}
