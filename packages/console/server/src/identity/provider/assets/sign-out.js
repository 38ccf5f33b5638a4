// Sends the provider's sign-out form by its own button, whose value says that the session ends.
document.querySelector('button[form="op.logoutForm"]').click();
