import { useToast } from './useToast';

interface SavingOptions {
  /** What is told once the record is saved. */
  success: string;
  /** What is told when it could not be, where the server gives no reason. */
  failure: string;
  onSaved: () => void;
}

/** What follows when the form of a record is saved, or could not be: react-admin's `mutationOptions`. */
export function useSaving({ success, failure, onSaved }: SavingOptions) {
  const toast = useToast();
  return {
    onSuccess: () => {
      toast.success(success);
      onSaved();
    },
    onError: (error: unknown) => toast.failure(failure, error),
  };
}
